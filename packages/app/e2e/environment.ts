/** For a server under test: a developer's own settings are not what is tested here. */
export const noSettingsOfOnesOwn = {
  FIREBASE_PROJECT_ID: '',
  FIREBASE_WEB_CONFIG: '',
  DATABASE_URL: '',
  LLM_BASE_URL: '',
  LLM_API_KEY: '',
  LLM_MODEL: '',
  NODE_ENV: '',
  HOST: '',
} as const;
