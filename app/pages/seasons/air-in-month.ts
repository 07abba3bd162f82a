/** Returns a type's level in the air in a month: 0 none, 1 low, 2 moderate, 3 high. */
export function levelIn(type: { readonly level: readonly number[] }, month: number): number {
  return type.level[month - 1] ?? 0;
}

/** What is in the air in a month, highest first; types of one level keep the chart's order. */
export function airIn<T extends { readonly level: readonly number[] }>(types: readonly T[], month: number): T[] {
  return types.filter((type) => levelIn(type, month) > 0).sort((one, other) => levelIn(other, month) - levelIn(one, month));
}
