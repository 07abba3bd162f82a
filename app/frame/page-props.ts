/** The props of a page: the data that its own loader returns. */
export interface PageProps<L extends (...args: never[]) => unknown> {
  readonly loaderData: Awaited<ReturnType<L>>;
}
