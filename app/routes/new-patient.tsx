import type { LoaderFunctionArgs } from 'react-router';
import { newPatientPage, practice } from '../content/content.server.ts';
import { NewPatient } from '../features/information/new-patient.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  const { promiseHours, formsMinutes } = practice();
  return {
    meta: ownPageMetadata(address),
    title: pageTexts['new-patient'].title[address.language],
    page: newPatientPage(address.language),
    answer: promiseHours,
    forms: formsMinutes,
  };
}

export default function NewPatientRoute({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <NewPatient {...loaderData} />;
}
