import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore, type ToastStore } from './toast-store.ts';

const ToastContext = createContext<ToastStore | undefined>(undefined);

/** Gives the pages below it brief messages; see `useToast`. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const store = useMemo(createToastStore, []);
  return (
    <ToastContext value={store}>
      {children}
      <ToastRegion store={store} />
    </ToastContext>
  );
}

/** Shows a brief message. Never the only copy of it: the control that caused it says so as well. */
export function useToast(): ToastStore['show'] {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToast needs a ToastProvider above it');
  return store.show;
}
