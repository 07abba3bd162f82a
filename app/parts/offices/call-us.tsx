import { Icon } from '#app/ui/icon.tsx';
import { OfficePhones } from './office-phones.tsx';

interface CallUsProps {
  /** The id of the list of numbers, which may stand on a page only once. */
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
