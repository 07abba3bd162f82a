/** The fields of the object that a text is as JSON, each still to be looked at; none where it is no object, or damaged. */
export function fieldsOfText(text: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
