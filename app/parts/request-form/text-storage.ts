/** Where one text is kept on the visitor's device; in the page's memory where the browser allows no storage. */
export interface TextStorage {
  read(): string | null;
  /** `null` removes the text. */
  write(text: string | null): void;
}
