import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHash } from '#app/ui/use-hash.ts';
import { noDevice } from './calm-steps.ts';
import { eraseOwnDevice, keepOwnDevice, ownDevice } from './own-device.ts';

export interface DeviceStep {
  readonly device: string;
  /** From 1. */
  readonly step: number;
}

/** "#step=epipen-2" → the second step with an EpiPen; undefined to choose a device. Because of its "=" the page hydrates at once. */
function readPlace(hash: string, devices: readonly string[]): DeviceStep | undefined {
  const [, device = '', step = ''] = /^#step=(.+)-(\d{1,2})$/.exec(hash) ?? [];
  return [...devices, noDevice].includes(device) && Number(step) > 0 ? { device, step: Number(step) } : undefined;
}

/**
 * Keeps the visitor's step in the URL's hash, so that a reload and the other language stay there. Adds nothing to the
 * history: Back always leaves at once. `resume` returns the step to open if the hash has none.
 */
export function usePlace(devices: readonly string[], resume: (own: string | undefined) => DeviceStep | undefined) {
  const { hash, setHash } = useHash();
  const opened = readPlace(useLocation().hash, devices);
  const place = readPlace(hash, devices);

  function go(next: DeviceStep | undefined) {
    if (next && next.device !== noDevice) keepOwnDevice(next.device);
    setHash(next ? `step=${next.device}-${next.step}` : '');
    scrollTo(0, 0);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is opened.
  useEffect(() => {
    // Deletes a choice older than a day.
    if (!ownDevice.read()) eraseOwnDevice();
    if (opened) return;
    const start = resume(devices.find((id) => id === ownDevice.read()));
    if (start) go(start);
  }, []);

  return { place, go };
}
