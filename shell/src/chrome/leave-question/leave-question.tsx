import { useEffect } from 'react';
import type { LeaveQuestion as Question } from 'shared-host/services/leave-guard';
import { lazyPart } from '../../composition/lazy-part';

export interface LeaveQuestionProps {
  question: Question;
}

/** Asks whether to leave what was typed. The dialog is loaded with the first question; where it cannot be had, the browser asks. */
export const LeaveQuestion = lazyPart<LeaveQuestionProps>(async (host) => {
  try {
    return await (await import('./leave-dialog')).load(host);
  } catch {
    return { default: BrowsersQuestion };
  }
});

function BrowsersQuestion({ question }: LeaveQuestionProps) {
  useEffect(() => question.answer(question.askByBrowser()), [question]);
  return null;
}
