import type { LoaderFunctionArgs } from 'react-router';
import { appointmentPage, practice } from '../content/content.server.ts';
import { PatientRouting } from '../features/information/patient-routing.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  const { promiseHours, returningWindowYears } = practice();
  return {
    meta: ownPageMetadata(address),
    title: pageTexts['patient-routing'].title[address.language],
    years: returningWindowYears,
    answer: promiseHours,
    appointment: appointmentPage(address.language),
  };
}

export default function PatientRoutingRoute({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <PatientRouting {...loaderData} />;
}
