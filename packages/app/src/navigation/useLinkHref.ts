import { useHref } from 'react-router';

/** The address of a link: the router's for a path of ours, untouched for one that leads elsewhere. */
export function useLinkHref(href: string): string {
  const isElsewhere = /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
  const own = useHref(isElsewhere ? '/' : href);
  return isElsewhere ? href : own;
}
