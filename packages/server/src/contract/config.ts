import { z } from 'zod';
import { operation } from './http.ts';

/** What the page needs to know of its deployment; served at run time so that one build serves all. */
export const WebConfig = z
  .strictObject({
    mode: z.enum(['local', 'firebase']).describe('local: the Auth emulator stands in for Google'),
    firebase: z
      .looseObject({
        apiKey: z.string().describe('The web key; it is no secret'),
        projectId: z.string().describe('The Firebase project'),
        authDomain: z.string().optional().describe('Host of the sign-in popup; none in local mode'),
      })
      .describe('What the Firebase SDK is started with'),
    authEmulatorUrl: z.url().nullable().describe('Where the Auth emulator listens; null in production'),
    literature: z
      .boolean()
      .optional()
      .describe('Questions may ask public literature services; absent where the operator forbids it'),
    mail: z
      .boolean()
      .optional()
      .describe('The server e-mails makers itself; absent where it has no mail server'),
    termsUrl: z
      .url()
      .optional()
      .describe('The terms of whoever runs it; absent where they have told of none'),
    privacyUrl: z.url().optional().describe('Their privacy policy'),
    idleMinutes: z
      .int()
      .positive()
      .optional()
      .describe('A session ends when nobody was at work for so long; absent where it does not'),
  })
  .meta({
    id: 'WebConfig',
    example: {
      mode: 'local',
      firebase: { apiKey: 'local', projectId: 'demo-seedbed' },
      authEmulatorUrl: 'http://127.0.0.1:9099',
      literature: true,
    },
  });
export type WebConfig = z.infer<typeof WebConfig>;

export const configOperations = {
  'config.get': operation('config.get', {
    summary: 'The deployment’s web settings',
    responses: { 200: WebConfig },
  }),
};
