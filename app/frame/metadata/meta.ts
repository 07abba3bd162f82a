import type { MetaDescriptor } from 'react-router';

interface MetaArgs {
  readonly loaderData?: { readonly meta: MetaDescriptor[] };
}

/** The metadata that the page's loader computed; empty if the loader failed. */
export function metaFromLoader({ loaderData }: MetaArgs): MetaDescriptor[] {
  return loaderData?.meta ?? [];
}
