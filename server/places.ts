/** A limited number of places. When all are taken, the network that holds most gives up the one it took first. */
export class Places {
  readonly #most: number;
  readonly #held = new Map<string, Set<() => void>>();
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place; `giveUp` is called if another network needs it. @returns a function that gives it back, once */
  take(network: string, giveUp: () => void): () => void {
    const own = this.#held.get(network) ?? new Set();
    this.#held.set(network, own.add(giveUp));
    this.#taken += 1;
    if (this.#taken > this.#most) this.#makeRoom();
    return () => this.#release(network, giveUp);
  }

  #makeRoom(): void {
    // Of several that hold most, the first in the map has held places for longest without a break.
    const [network, own] = [...this.#held].reduce((most, other) => (other[1].size > most[1].size ? other : most));
    const [giveUp] = own;
    if (!giveUp) return;
    this.#release(network, giveUp);
    giveUp();
  }

  #release(network: string, giveUp: () => void): void {
    const own = this.#held.get(network);
    if (!own?.delete(giveUp)) return;
    this.#taken -= 1;
    if (own.size === 0) this.#held.delete(network);
  }
}
