/** Whether a text has the form of an email address; only a letter to it could tell more. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
