import { expect, it } from 'vitest';
import { countLines, readRooms } from './rooms.ts';

const table = `
| room | what for | who needs it | lines |
| --- | --- | --- | --: |
| \`server\` | serves | a patient | 1,200 |
| \`server/requests\` | keeps | the office | 90 |
| \`.\` | settings | a developer | 10 |
`;

it('reads the rooms of a table', () => {
  expect(readRooms(table)).toEqual([
    { folder: 'server', lines: 1200 },
    { folder: 'server/requests', lines: 90 },
    { folder: '.', lines: 10 },
  ]);
});

it('counts a file in the smallest room that it stands in', () => {
  const files = new Map([
    ['server/main.ts', 'a\nb\n'],
    ['server/requests/store.ts', 'a\n'],
    ['serverless.ts', 'a\nb\nc\n'],
  ]);
  expect(countLines(readRooms(table), files)).toEqual([2, 1, 3]);
});

it('refuses a file that stands in no room', () => {
  const [server] = readRooms(table);
  expect(() => countLines(server ? [server] : [], new Map([['app/root.tsx', '']]))).toThrow('app/root.tsx stands in no room');
});
