/** Writes a stored E.164 number as Texans do: +12105550142 → (210) 555-0142. */
export function formatPhone(number: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  if (!line) throw new Error(`Not a United States number in E.164 form: ${number}`);
  return `(${area}) ${exchange}-${line}`;
}
