import { useImperativeHandle } from 'react';
import { schemaOf } from 'shared-platform';
import { definePaymentMethod, type PaymentData, type PaymentFormProps } from '../../features/payment-methods/define-payment-method';
import { messages } from './messages/source';

/** Methods that are in no folder: for tests of what the shop does with one that is added. */
export default [
  definePaymentMethod({
    code: 'points',
    messages,
    describe: 'points.how',
    numberLabel: 'points.number',
    Form: async () => ({ default: PointsForm }),
    schema: schemaOf((value): PaymentData | undefined => {
      const { points } = Object(value) as { points?: unknown };
      return typeof points === 'string' ? { points } : undefined;
    }),
    toPlatform: ({ points }) => ({ loyalty_points: Number(points) }),
  }),
];

function PointsForm({ ref }: PaymentFormProps) {
  useImperativeHandle(ref, () => ({ read: async () => ({ data: { points: '120', summary: '120 points' } }) }));
  return <p>All of your points</p>;
}
