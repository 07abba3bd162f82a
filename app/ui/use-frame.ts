import { useRouteLoaderData } from 'react-router';
import type { Frame } from '#app/content/pages/frame.server.ts';

/** Returns the root route's data for the frame of every page: practice, offices, physicians, menus. */
export function useFrame(): Frame {
  const frame = useRouteLoaderData<Frame>('root');
  if (!frame) throw new Error('The root loader gave no frame data');
  return frame;
}
