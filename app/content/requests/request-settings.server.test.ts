import { describe, expect, it, vi } from 'vitest';
import { checkContent } from '#app/content/checks.server.ts';
import { contentFolder, soundFiles, soundRows } from '#app/content/content-fixture.ts';
import { unfinishedValues } from '#app/content/unfinished.server.ts';
import { fingerprintOf } from '#app/requests/fingerprint.ts';
import { makeKeyPair } from '#app/requests/key-pair.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { acceptedKeyIds, apiOrigin, requestSettings } from './request-settings.server.ts';

async function folderWith(change: { publicKey?: string; fingerprint?: string; sample?: true; olderKeyIds?: string[] } = {}) {
  const { publicKey } = await makeKeyPair();
  const { olderKeyIds = [], ...rest } = change;
  const key = { publicKey, fingerprint: await fingerprintOf(change.publicKey ?? publicKey), ...rest };
  const files = soundFiles();
  return contentFolder({ ...files, 'practice.yaml': { ...(files['practice.yaml'] as object), requests: { key, olderKeyIds } } });
}

describe('the key that requests are locked to', () => {
  it('is given to the form with its fingerprint and where to send', async () => {
    const root = await folderWith({ olderKeyIds: ['0123456789abcdef'] });
    const settings = requestSettings(root);
    expect(settings).toMatchObject({ endpoint: '/api/requests', sample: false });
    expect(settings?.fingerprint).toBe(await fingerprintOf(settings?.publicKey ?? ''));
    expect(acceptedKeyIds(root)).toEqual([settings?.fingerprint.slice(0, 16), '0123456789abcdef']);
    expect(checkContent(root, soundRows)).toEqual([]);
  });

  it('left out, there are no requests', () => {
    const root = contentFolder(soundFiles());
    expect(requestSettings(root)).toBeUndefined();
    expect(acceptedKeyIds(root)).toEqual([]);
  });

  it('must be its fingerprint’s', async () => {
    const root = await folderWith({ fingerprint: '0'.repeat(64) });
    expect(checkContent(root, soundRows)).toEqual([
      expect.stringMatching(/practice\.yaml:\d+ requests\.key\.fingerprint: expected the fingerprint of this public key/),
    ]);
  });

  it('must be a point of the curve', async () => {
    const publicKey = `B${'A'.repeat(86)}`;
    expect(checkContent(await folderWith({ publicKey, fingerprint: '0'.repeat(64) }))).toContainEqual(
      expect.stringMatching(/requests\.key\.publicKey: expected a key of the curve P-256/),
    );
  });

  it('may be the sample only where it is marked as one, and then stops going live', async () => {
    const { publicKey } = sampleKeyPair;
    expect(checkContent(await folderWith({ publicKey }), soundRows)).toEqual([expect.stringContaining('expected a key of the practice')]);
    const marked = await folderWith({ publicKey, sample: true });
    expect(checkContent(marked, soundRows)).toEqual([]);
    expect(requestSettings(marked)?.sample).toBe(true);
    expect(unfinishedValues(marked)).toContainEqual(expect.objectContaining({ kind: 'sample', field: 'requests.key' }));
  });
});

describe('the host that takes requests', () => {
  it('is the site’s own unless set', () => {
    expect(apiOrigin(undefined)).toBeUndefined();
    expect(apiOrigin('')).toBeUndefined();
    expect(apiOrigin('https://api.example.com')).toBe('https://api.example.com');
    expect(apiOrigin('https://api.example.com/')).toBe('https://api.example.com');
    expect(apiOrigin('http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000');
  });

  it('set, is where the form sends', async () => {
    vi.stubEnv('API_ORIGIN', 'https://api.example.com');
    expect(requestSettings(await folderWith())?.endpoint).toBe('https://api.example.com/api/requests');
    vi.unstubAllEnvs();
  });

  it.each(['http://api.example.com', 'https://api.example.com/api', "https://a'; script-src *"])('cannot be %s', (value) => {
    expect(() => apiOrigin(value)).toThrow(/API_ORIGIN must be/);
  });
});
