/** What a page is given: that which its own loader returns. */
export interface PageProps<L extends (...args: never[]) => unknown> {
  readonly loaderData: Awaited<ReturnType<L>>;
}
