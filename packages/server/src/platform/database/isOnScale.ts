import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { answers, questions } from './schema';

/**
 * Leaves out values that no scale of their question has. The database refuses them, and took them before;
 * they are in no chart, so they are in no total either.
 */
export const isOnScale = (highest: SQLWrapper): SQL =>
  sql`(${answers.sliderValue} IS NULL OR ${answers.sliderValue} <= ${highest})`;

/** The same of a single question, whose scale is looked up once. */
export const isOnScaleOf = (questionId: number): SQL =>
  isOnScale(
    sql`(SELECT ${questions.sliderMax} FROM ${questions} WHERE ${questions.id} = ${questionId})`,
  );
