/** npm run rooms: counts the lines of the rooms in docs/rooms.md. Prints rooms grown by over 5 %, and exits 1 for over 10 %. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** A folder with the lines it may have; files in a room below it are counted there. */
interface Room {
  readonly folder: string;
  readonly lines: number;
}

/** Share of its lines by which a room may grow: above the first, it is printed; above the second, it is a fault. */
const growth = { named: 0.05, most: 0.1 } as const;

/** Reads the rooms of the table: its rows begin with a folder in backticks and end with a number. */
export function readRooms(table: string): Room[] {
  const rows = [...table.matchAll(/^\| `([^`]+)` .*\| *([\d,]+) *\|$/gm)];
  return rows.map(([, folder = '', lines = '']) => ({ folder, lines: Number(lines.replaceAll(',', '')) }));
}

/** Counts the lines of each room, in the order of `rooms`. A file belongs to the longest folder that contains it; `.` takes the rest. */
export function countLines(rooms: readonly Room[], files: ReadonlyMap<string, string>): number[] {
  const holds = ({ folder }: Room, file: string) => folder === '.' || file.startsWith(`${folder}/`);
  const deepest = rooms.toSorted((one, other) => other.folder.length - one.folder.length);
  const counts = new Map(rooms.map((room) => [room, 0]));
  for (const [file, text] of files) {
    const room = deepest.find((one) => holds(one, file));
    if (!room) throw new Error(`${file} stands in no room of docs/rooms.md`);
    counts.set(room, (counts.get(room) ?? 0) + text.split('\n').length - 1);
  }
  return rooms.map((room) => counts.get(room) ?? 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const code = ['ts', 'tsx', 'css', 'mjs', 'js'].map((ending) => `*.${ending}`);
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...code], { encoding: 'utf8' });
  const files = listed.split('\0').filter((file) => file && existsSync(file));
  const rooms = readRooms(readFileSync('docs/rooms.md', 'utf8'));
  const counts = countLines(rooms, new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
  for (const [at, { folder, lines }] of rooms.entries()) {
    const now = counts[at] ?? 0;
    if (now <= lines * (1 + growth.named)) continue;
    console.log(`${folder}: ${now.toLocaleString('en')} lines, ${lines.toLocaleString('en')} in docs/rooms.md`);
    if (now > lines * (1 + growth.most)) process.exitCode = 1;
  }
  if (process.exitCode) console.log('A room has grown by over 10 %: take something away, or raise its number and say in the commit why.');
}
