import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { RequestForm } from './request-form.tsx';

type Form = ComponentType<ComponentProps<typeof RequestForm>>;

/** Once loaded it stays, over a change of language too. */
let loaded: Form | undefined;

/** The form and the lock, fetched once they are wanted; `again` tries a load that failed once more. */
export function useLoadedForm(wanted: boolean) {
  const [form, setForm] = useState<Form | undefined>(() => loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || form || failed) return;
    import('./request-form.tsx').then(
      (module) => {
        loaded = module.RequestForm;
        setForm(() => module.RequestForm);
      },
      () => setFailed(true),
    );
  }, [wanted, form, failed]);
  return { Form: form, failed, again: () => setFailed(false) };
}
