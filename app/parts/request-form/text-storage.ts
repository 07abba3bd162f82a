/** Stores one text on the visitor's device, or in the page's memory where the browser allows no storage. */
export interface TextStorage {
  read(): string | null;
  /** `null` removes the text. */
  write(text: string | null): void;
}
