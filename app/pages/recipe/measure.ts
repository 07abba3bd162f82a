import type { RecipeUnit } from '#app/content/recipes/recipe.schema.ts';
import type { words } from '#app/parts/recipe/words.ts';
import type { WordsIn } from '#app/site/language.ts';

const fractions: Readonly<Record<string, string>> = { '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾', '1/8': '⅛' };

/** Formats "1 1/4" as on measuring cups: "1¼". A fraction without its own character stays as written. */
export function amountText(amount: string): string {
  return amount
    .replace(/^(\d+) (\d\/\d)$/, (whole, units: string, part: string) => (fractions[part] ? units + fractions[part] : whole))
    .replace(/^\d\/\d$/, (part) => fractions[part] ?? part);
}

/** Whether English and Spanish use the plural: "1¼ cups", but "½ cup" and "1 cup". */
function isSeveral(amount: string): boolean {
  const [whole = '', part] = amount.split(' ');
  return !whole.includes('/') && (Number(whole) > 1 || part !== undefined);
}

/** Formats a measure: "1¼ cups", "2 cucharadas"; for eggs only the number. */
export function measureText(amount: string, unit: RecipeUnit, w: Pick<WordsIn<typeof words>, 'cup' | 'tablespoon' | 'teaspoon'>): string {
  return unit === 'piece' ? amountText(amount) : w[unit](amountText(amount), isSeveral(amount));
}
