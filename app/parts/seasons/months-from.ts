/** Returns a year of months with `month` first: 7 gives 7, 8 … 12, 1 … 6. */
export function monthsFrom(month: number): number[] {
  return Array.from({ length: 12 }, (_, place) => ((month - 1 + place) % 12) + 1);
}
