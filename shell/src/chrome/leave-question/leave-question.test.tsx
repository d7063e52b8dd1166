import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSnapshot } from 'shared-contracts';
import { useSnapshot } from 'shared-platform';
import { renderInHost } from 'shared-platform/testing';
import { createStubHost } from 'shared-testing';
import type { LeaveQuestion as Question } from 'shared-host/services/leave-guard';
import { Suspense } from 'react';
import { LeaveQuestion } from './leave-question';

function show(language: 'en' | 'ar' = 'en') {
  const question = createSnapshot<Question | undefined>(undefined);
  const answers: boolean[] = [];
  const ask = async () =>
    act(async () =>
      question.set({
        answer: (mayLeave) => {
          answers.push(mayLeave);
          question.set(undefined);
        },
        askByBrowser: () => false,
      }),
    );
  function Place() {
    const asked = useSnapshot(question);
    return (
      <>
        <input aria-label="typed" />
        {asked && (
          <Suspense fallback={null}>
            <LeaveQuestion question={asked} />
          </Suspense>
        )}
      </>
    );
  }
  renderInHost(Place, {}, { host: createStubHost({}, { language }) });
  return { ask, answers, user: userEvent.setup() };
}

test.each([
  ['Leave', true],
  ['Stay', false],
  ['Close', false],
])('"%s" answers %s', async (name, answer) => {
  const { ask, answers, user } = show();
  await ask();
  expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent('What you have typed has not been saved.');
  await user.click(screen.getByRole('button', { name }));
  expect(answers).toEqual([answer]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks in Arabic', async () => {
  const { ask } = show('ar');
  await ask();
  expect(await screen.findByRole('dialog', { name: 'هل تريد مغادرة الصفحة؟' })).toBeInTheDocument();
});
