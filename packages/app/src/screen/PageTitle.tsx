import { useScreenScope } from './screenScope';

/** The name of the screen in the browser's tab and history; a screen inside the workspace leaves it alone. */
export function PageTitle({ children }: { children: string }) {
  return useScreenScope() ? null : <title>{`${children} · Seedbed`}</title>;
}
