import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder, removeHalfWritten, writeDurably } from '../safe/durable-file.ts';
import { seal, unseal } from '../safe/sealing.ts';
import { type CountedRequest, type MonthNumbers, monthNumbers, monthOfArrival, numbersOf, together } from './month-numbers.ts';

const folderIn = (officeFolder: string) => join(officeFolder, 'months');
const placeOf = (month: string) => `month/1/${month}`;

/** Removes what was being written when the program was cut off before. */
export async function tidyTally(officeFolder: string): Promise<void> {
  await removeHalfWritten(folderIn(officeFolder)).catch(() => undefined);
}

/** The numbers of erased requests: one encrypted file a month, so that its report stays right. */
export class MonthTally {
  readonly #folder: string;
  readonly #key: CryptoKey;

  constructor(officeFolder: string, key: CryptoKey) {
    this.#folder = folderIn(officeFolder);
    this.#key = key;
  }

  /** Of a month, YYYY-MM; `damaged` where there is a file that cannot be read. */
  async read(month: string): Promise<MonthNumbers | 'damaged'> {
    try {
      return monthNumbers.parse(await unseal(this.#key, await readFile(this.#file(month)), placeOf(month)));
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? together([]) : 'damaged';
    }
  }

  /** Adds a request that was erased just now. One after the other: see RequestBox. */
  async add(request: CountedRequest): Promise<void> {
    const month = monthOfArrival(request);
    const before = await this.read(month);
    // Written over, a file could no longer be replaced by a copy of it that is whole.
    if (before === 'damaged') return;
    await makePrivateFolder(this.#folder);
    await writeDurably(this.#file(month), await seal(this.#key, together([before, numbersOf(request)]), placeOf(month)));
  }

  #file(month: string): string {
    return join(this.#folder, `${month}.sealed`);
  }
}
