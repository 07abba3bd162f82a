import { Icon } from '#app/ui/icon.tsx';
import { OfficePhones } from './office-phones.tsx';

interface CallUsProps {
  /** Of the list of numbers, once a page. */
  readonly id: string;
  readonly className: string;
  readonly text: string;
}

/** Both offices' numbers behind one button, by the platform's own popover: it opens without script too. */
export function CallUs({ id, className, text }: CallUsProps) {
  return (
    <>
      <button type="button" className={className} popoverTarget={id}>
        <Icon name="phone" />
        {text}
      </button>
      <div id={id} popover="auto" className="call-us">
        <OfficePhones look="large" />
      </div>
    </>
  );
}
