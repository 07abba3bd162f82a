import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeKeyPair } from '#app/requests/key-pair.ts';
import { PaperKeyError, pairFromPaper, paperKey } from './paper-key.ts';

describe('a key on paper', () => {
  it('comes back from 17 groups, however they are typed', async () => {
    const pair = await makeKeyPair();
    const groups = paperKey(pair.privateKey);
    expect(groups).toHaveLength(17);
    for (const group of groups) expect(group).toMatch(/^[0-9a-f]{4}$/);
    for (const typed of [
      groups.join(' '),
      groups.join('\n').toUpperCase(),
      groups.join('-').replaceAll('0', 'O').replaceAll('1', 'l'),
      groups.join('\u2011\u200b'),
    ])
      expect(await pairFromPaper(typed)).toEqual(pair);
  });

  it('with any one character wrong, or two neighbours swapped, is refused', async () => {
    const text = paperKey((await makeKeyPair()).privateKey).join('');
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: text.length - 1 }), fc.constantFrom(...'0123456789abcdefgz'), async (place, character) => {
        const typed = text.slice(0, place) + character + text.slice(place + 1);
        if (typed !== text) await expect(pairFromPaper(typed)).rejects.toThrow(PaperKeyError);
      }),
      // One in 65,536 typos passes the check; the fixed seed avoids it.
      { numRuns: 200, seed: 7 },
    );
  });

  it('says which group is wrong: with a slip, of another length, or with a sign that no sheet has', async () => {
    const groups = paperKey((await makeKeyPair()).privateKey);
    const other = (sign = '') => (sign === '0' ? '1' : '0');
    const [group = ''] = groups.slice(6);
    for (const wrong of [other(group[0]) + group.slice(1), group.slice(1), `z${group.slice(1)}`])
      await expect(pairFromPaper(groups.with(6, wrong).join(' '))).rejects.toMatchObject({ groups: expect.arrayContaining([7]) });
    await expect(pairFromPaper(groups.slice(1).join(' '))).rejects.toMatchObject({ reason: 'length', groups: [], count: 16 });
  });

  it.each(['', 'abcd', 'abcd '.repeat(16), 'abcd '.repeat(18)])('of another length is refused: %j', async (typed) => {
    await expect(pairFromPaper(typed)).rejects.toMatchObject({ reason: 'length' });
  });
});
