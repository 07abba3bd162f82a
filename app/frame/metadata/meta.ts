import type { MetaDescriptor } from 'react-router';

interface MetaArgs {
  readonly loaderData?: { readonly meta: MetaDescriptor[] };
}

/** What the page says about itself in its head, made at build by its loader; nothing where the page could not load. */
export function metaFromLoader({ loaderData }: MetaArgs): MetaDescriptor[] {
  return loaderData?.meta ?? [];
}
