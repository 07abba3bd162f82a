import { formatPhone } from '#app/content/practice/phone.ts';

interface PhoneLinkProps {
  /** E.164, e.g. +12105550142. */
  readonly number: string;
  readonly className?: string;
}

/** A phone number that calls when tapped, written as in Texas. */
export function PhoneLink({ number, className = 'together' }: PhoneLinkProps) {
  return (
    <a href={`tel:${number}`} className={`figures ${className}`}>
      {formatPhone(number)}
    </a>
  );
}
