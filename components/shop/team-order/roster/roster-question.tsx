'use client';
import { useId } from 'react';
import { quietButtonStyle } from '@/components/shop/team-order/answer-field';
import { OtherFile } from '@/components/shop/team-order/other-file';
import { rosterQuestionSentences } from '@/lib/messages/en/rosters/roster-questions';
import type { Preview, Question } from '@/lib/rosters/understanding/reading-types';
import { answerText, questionText } from './question-text';
import type { Roster } from './roster';
import type { RosterState } from './roster-state';

const say = rosterQuestionSentences;

type RosterQuestionProps = {
  state: Extract<RosterState, { phase: 'asked' }>;
  roster: Roster;
  onFile: (file: File) => void;
  focusRef: (element: HTMLElement | null) => void;
};

/** The question about a file that can be read in several ways: each answer with a preview, chosen with one press. */
export function RosterQuestion({ state, roster, onFile, focusRef }: RosterQuestionProps) {
  const id = useId();
  const { upload, question, answers, before } = state;
  const hasAnswered = Object.keys(answers).length > 0;
  return (
    <section
      aria-labelledby={id}
      ref={focusRef}
      tabIndex={-1}
      data-testid="roster-question"
      className="outline-none"
    >
      <p className="truncate text-sm text-muted" title={upload.name}>
        {upload.name}
      </p>
      <h2 id={id} className="mt-1 text-lg leading-snug font-semibold">
        {questionText(question.about)}
      </h2>
      <p className="mt-1 text-sm text-muted">{say.hints[question.about.kind]}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {question.choices.map((choice) => (
          <ChoiceCard key={choice.id} choice={choice} onChoose={() => roster.answer(choice.id)} />
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-x-5">
        {hasAnswered && (
          <button type="button" onClick={roster.askAgain} className={quietButtonStyle}>
            {say.startAgain}
          </button>
        )}
        <OtherFile before={before} roster={roster} onFile={onFile} />
      </p>
    </section>
  );
}

type ChoiceCardProps = { choice: Question['choices'][number]; onChoose: () => void };

/** One answer. The whole card reacts to clicks; keyboards and screen readers use the button in it. */
function ChoiceCard({ choice, onChoose }: ChoiceCardProps) {
  const { answer, preview } = choice;
  return (
    <li className="relative flex min-w-0 flex-col rounded-card border border-line-strong bg-surface hover:border-ink">
      <button
        type="button"
        onClick={onChoose}
        className="min-h-12 px-4 pt-3 pb-1 text-left font-semibold break-words underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:decoration-ink"
      >
        {answerText(answer)}
      </button>
      <PreviewTable preview={preview} />
    </li>
  );
}

function PreviewTable({ preview: { headings, rows, people } }: { preview: Preview }) {
  const more = people - rows.length;
  return (
    <div className="flex grow flex-col px-4 pb-3">
      {rows.length > 0 && (
        <table className="w-full text-left text-sm [overflow-wrap:anywhere]">
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col" className="py-1 pr-3 font-normal text-muted">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a preview never change their places.
              <tr key={index} className="border-t border-line">
                {row.map((cell, column) => (
                  <td key={headings[column]} className="py-1 pr-3 align-top">
                    {cell === '' ? <span className="text-muted">–</span> : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-auto pt-1 text-sm text-muted tabular-nums">
        {more > 0 ? say.morePeople(more) : say.people(people)}
      </p>
    </div>
  );
}
