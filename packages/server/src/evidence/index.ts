export { gradeStudies } from './grade.ts';
export type { Grade, GradeLetter } from './grade.ts';
export { loadEvidence } from './loadEvidence.ts';
export type { Cited, Evidence } from './loadEvidence.ts';
export type { Passage } from './passages.ts';
export { gradeTopic, subjectsOf } from './topicGrade.ts';
export type { TopicGrade } from './topicGrade.ts';
