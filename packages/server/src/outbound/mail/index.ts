export { MailError } from './failure.ts';
export { createMailer, type Mailer, type MailSettings, type Message } from './mailer.ts';
