/** Parses a JSON object into its fields, each still unchecked; none if the text is no object, or damaged. */
export function fieldsOfText(text: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
