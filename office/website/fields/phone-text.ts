/** A number of the United States as people write it; anything else as it is. */
export function phoneWritten(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}

/** Ten digits, however they are set apart, as the records keep them; anything else as it was typed. */
export function phoneTyped(text: string): string {
  const digits = text.replace(/[\s().-]/g, '').replace(/^\+?1(?=\d{10}$)/, '');
  return /^\d{10}$/.test(digits) ? `+1${digits}` : text;
}
