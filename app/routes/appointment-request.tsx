import type { LoaderFunctionArgs } from 'react-router';
import { appointmentPage, practice } from '../content/content.server.ts';
import { Appointment } from '../features/information/appointment.tsx';
import { ownPageMetadata } from '../metadata/own-page-metadata.server.ts';
import { pageTexts } from '../metadata/page-texts.ts';
import { requireAddress } from './address.server.ts';

export { metaFromLoader as meta } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  return {
    meta: ownPageMetadata(address),
    title: pageTexts['appointment-request'].title[address.language],
    page: appointmentPage(address.language),
    answer: practice().promiseHours,
  };
}

export default function AppointmentRequest({ loaderData }: { readonly loaderData: ReturnType<typeof loader> }) {
  return <Appointment {...loaderData} />;
}
