import { Link } from '@site/contract/navigation/Link';
import { toQuestionPath } from '../assistant/answer-form.ts';
import type { AcceleratorProgram } from './accelerator-program.ts';
import styles from './ProgramQuestions.module.css';
import { toProgramQuestions } from './program-questions.ts';

/** Questions about this program for the assistant, as links, which work without JavaScript. */
export function ProgramQuestions({ program }: { program: AcceleratorProgram }) {
  const questions = toProgramQuestions(program);
  return (
    <div className={styles.questions}>
      <p>Or ask the assistant:</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <Link to={toQuestionPath({ question })} rel="nofollow">
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
