/** A link's address if a browser may follow it (http and https only), else undefined. */
export const safeUrl = (url: string): string | undefined => {
  if (!/^https?:\/\//i.test(url)) return undefined;
  return URL.canParse(url) ? url : undefined;
};
