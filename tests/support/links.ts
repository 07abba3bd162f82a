/** Returns a pattern for an `href` that leads to `target`, with or without our own origin. */
export function hrefTo(target: string): RegExp {
  return new RegExp(`^(http://127\\.0\\.0\\.1:\\d+)?${RegExp.escape(target)}$`);
}
