import { Fragment } from 'react';

const emergencyNumber = '911';

/** A text in which 911 calls when tapped: whoever needs it should not have to type it. */
export function WithEmergencyNumber({ text }: { readonly text: string }) {
  return text.split(emergencyNumber).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places.
    <Fragment key={place}>
      {place > 0 && (
        <a href={`tel:${emergencyNumber}`} className="font-semibold">
          {emergencyNumber}
        </a>
      )}
      {part}
    </Fragment>
  ));
}
