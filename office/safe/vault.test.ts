import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeKeyPair } from '#app/requests/key-pair.ts';
import { usualIterations } from '#app/requests/passphrase-key.ts';
import { newOfficeFolder } from '../desk-fixture.ts';
import { hasVault, Vault, VaultChangedError, VaultFileError, WrongPassphraseError } from './vault.ts';

const passphrase = 'camión lighthouse kite honey';
let folder: string;
beforeEach(async () => {
  folder = await newOfficeFolder();
});
afterEach(() => rm(dirname(folder), { recursive: true }));

const create = async () => Vault.create(folder, passphrase, await makeKeyPair(), 1000);

describe('the vault', () => {
  it('opens with its passphrase, however its accents are typed, and with no other', async () => {
    const { keys } = await create();
    expect(await hasVault(folder)).toBe(true);
    expect((await Vault.open(folder, ` ${passphrase.normalize('NFD')} `)).keys).toEqual(keys);
    for (const other of ['', 'camion lighthouse kite honey', `${passphrase}!`, passphrase.toUpperCase()])
      await expect(Vault.open(folder, other)).rejects.toThrow(WrongPassphraseError);
  });

  it('is never written over by a second set-up', async () => {
    const { keys } = await create();
    await expect(Vault.create(folder, 'another passphrase', await makeKeyPair(), 1000)).rejects.toThrow(VaultFileError);
    expect((await Vault.open(folder, passphrase)).keys).toEqual(keys);
  });

  it('keeps what is put in, the newest key first, older ones and doubles behind it', async () => {
    const vault = await create();
    const [first] = vault.keys;
    const [second, third] = [await makeKeyPair(), await makeKeyPair()];
    await vault.addKey(second, { current: true });
    await vault.addKey(third, { current: false });
    await vault.addKey(third, { current: false });
    await vault.connect({ server: 'https://www.example.com', token: 'token' });
    const opened = await Vault.open(folder, passphrase);
    expect(opened.keys.map(({ publicKey }) => publicKey)).toEqual([second.publicKey, first?.publicKey, third.publicKey]);
    expect(opened.connection).toEqual({ server: 'https://www.example.com', token: 'token' });
    await vault.addKey(third, { current: true });
    expect(vault.currentKey.publicKey).toBe(third.publicKey);
    expect(vault.keys).toHaveLength(3);
  });

  it('writes over nothing that came into the file meanwhile', async () => {
    const one = await create();
    const other = await Vault.open(folder, passphrase);
    const fresh = await makeKeyPair();
    await one.addKey(fresh, { current: true });
    await other.connect({ server: 'https://www.example.com', token: 'token' });
    expect(other.currentKey.publicKey).toBe(fresh.publicKey);
    const opened = await Vault.open(folder, passphrase);
    expect(opened.currentKey.publicKey).toBe(fresh.publicKey);
    expect(opened.connection?.token).toBe('token');
    // Two changes at once are both kept.
    const [second, third] = [await makeKeyPair(), await makeKeyPair()];
    await Promise.all([one.addKey(second, { current: true }), one.addKey(third, { current: true })]);
    expect((await Vault.open(folder, passphrase)).keys).toHaveLength(4);
  });

  it('is not written at all when another program has changed its passphrase or put another file there', async () => {
    const one = await create();
    await (await Vault.open(folder, passphrase)).changePassphrase(passphrase, 'another passphrase');
    const text = await readFile(join(folder, 'vault.json'), 'utf8');
    await expect(one.addKey(await makeKeyPair(), { current: true })).rejects.toThrow(VaultChangedError);
    expect(await readFile(join(folder, 'vault.json'), 'utf8')).toBe(text);
    await writeFile(join(folder, 'vault.json'), '{}');
    await expect(one.connect({ server: 'https://www.example.com', token: 'token' })).rejects.toThrow(VaultChangedError);
  });

  it('changes its passphrase', async () => {
    const vault = await create();
    await expect(vault.changePassphrase('wrong', 'another passphrase')).rejects.toThrow(WrongPassphraseError);
    await vault.changePassphrase(passphrase, 'another passphrase');
    await expect(Vault.open(folder, passphrase)).rejects.toThrow(WrongPassphraseError);
    expect((await Vault.open(folder, 'another passphrase')).keys).toEqual(vault.keys);
  });

  it.each([
    ['fewer rounds', (text: string) => text.replace('"iterations":1000', '"iterations":999'), WrongPassphraseError],
    ['another bit', (text: string) => text.replace(/.(?="}$)/, (last) => (last === 'A' ? 'B' : 'A')), WrongPassphraseError],
    ['a newer version', (text: string) => text.replace('"version":1', '"version":2'), VaultFileError],
  ])('with %s does not open', async (_what, change, error) => {
    await create();
    const file = join(folder, 'vault.json');
    await writeFile(file, change(await readFile(file, 'utf8')));
    await expect(Vault.open(folder, passphrase)).rejects.toThrow(error);
  });

  it('is stretched with the stated cost unless a test says otherwise', async () => {
    await Vault.create(folder, passphrase, await makeKeyPair());
    const { kdf, iterations } = JSON.parse(await readFile(join(folder, 'vault.json'), 'utf8'));
    expect([kdf, iterations]).toEqual(['PBKDF2-SHA-256', usualIterations]);
    expect(usualIterations).toBeGreaterThanOrEqual(600_000);
  });
});
