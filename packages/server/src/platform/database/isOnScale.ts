import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { answers, questions } from './schema';

/**
 * Leaves out values above their question's scale, which the database refuses now but once accepted. No chart
 * shows them, so no total counts them.
 */
export const isOnScale = (highest: SQLWrapper): SQL =>
  sql`(${answers.sliderValue} IS NULL OR ${answers.sliderValue} <= ${highest})`;

/** The same for one question, whose scale is looked up once. */
export const isOnScaleOf = (questionId: number): SQL =>
  isOnScale(
    sql`(SELECT ${questions.sliderMax} FROM ${questions} WHERE ${questions.id} = ${questionId})`,
  );
