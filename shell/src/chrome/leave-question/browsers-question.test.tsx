import { Suspense } from 'react';
import { waitFor } from '@testing-library/react';
import { renderInHost } from 'shared-platform/testing';
import { LeaveQuestion } from './leave-question';

jest.mock('./leave-dialog', () => {
  throw new Error('Loading chunk failed');
});

test.each([true, false])('where the dialog cannot be had, the browser asks: %s', async (mayLeave) => {
  const answer = jest.fn();
  const Place = () => (
    <Suspense fallback={null}>
      <LeaveQuestion question={{ answer, askByBrowser: () => mayLeave }} />
    </Suspense>
  );
  renderInHost(Place, {});
  await waitFor(() => expect(answer.mock.calls).toEqual([[mayLeave]]));
});
