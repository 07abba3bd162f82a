/** Matches an `href` that leads to `target`, whether it is written with or without our own origin. */
export function hrefTo(target: string): RegExp {
  return new RegExp(`^(http://127\\.0\\.0\\.1:\\d+)?${RegExp.escape(target)}$`);
}
