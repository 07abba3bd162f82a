/** Writes a US number as 210-555-0142; returns anything else unchanged. */
export function phoneWritten(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
}

/** Writes ten digits, however separated, as +1 and the digits; returns anything else as typed. */
export function phoneTyped(text: string): string {
  const digits = text.replace(/[\s().-]/g, '').replace(/^\+?1(?=\d{10}$)/, '');
  return /^\d{10}$/.test(digits) ? `+1${digits}` : text;
}
