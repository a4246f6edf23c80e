/** A part of what is kept of a person. */
export interface KeptPart {
  title: string;
  items: readonly string[];
}

/** What this program keeps of a person, where, how long, and what leaves it. Whoever runs it may keep more around it. */
export const keptParts: readonly KeptPart[] = [
  {
    title: 'From your Google account',
    items: [
      'Your name, your email address, and the number by which Google knows you.',
      'Your picture is shown from Google’s address. Your password never comes here.',
    ],
  },
  {
    title: 'What you write and bring',
    items: [
      'Your phone number and role, where you fill them in.',
      'Questions and answers, products, formulas with their versions, claims, documents, certificates, your garden, materials, prices, suppliers, requests for quotation with their quotes, and files.',
      'It stays until you delete it, or your account. Others see what you send them, and nothing else.',
    ],
  },
  {
    title: 'While you are signed in',
    items: [
      'A cookie that holds the session, and beside it browser, system and when it was last used. They go when the session has ended.',
      'In your browser: your sign-in, open tabs, sizes of panes, and what you typed and did not send. Logging out takes away what you typed.',
    ],
  },
  {
    title: 'In the log',
    items: [
      'For each call: what was called, when, how it ended, and the number by which Google knows you. No text of yours.',
      'Whoever runs this Seedbed decides how long the log and the backups are kept.',
    ],
  },
  {
    title: 'What leaves this server',
    items: [
      'Words of a question go to a language model or to public literature services only where whoever runs this Seedbed has set one up; the screen names it first.',
      'A request for quotation goes to the makers whom you send it to.',
    ],
  },
  {
    title: 'What you can do',
    items: [
      'On your profile: see where you are signed in and end it, take everything out as one file, and delete your account with all of it.',
      'Copies in backups go when the backups are replaced.',
    ],
  },
];
