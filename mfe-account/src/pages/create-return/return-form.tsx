import { useState } from 'react';
import { useHost } from 'shared-platform';
import {
  Button,
  CheckboxField,
  FormFailure,
  parseQuantity,
  PartNumber,
  ProductImage,
  SelectField,
  TextAreaField,
  TextField,
  usePlatformMessage,
  useQuantityProblemText,
  useShopForm,
  VisuallyHidden,
  type KnownSentence,
  type ShopForm,
} from 'shared-ui';
import { returnPath, RETURNS_PATH } from '../../features/returns/return-path';
import { useText, type CreateReturnTextId } from './messages/source';
import {
  answerField,
  chosenField,
  COMMENT,
  quantityField,
  toEmptyForm,
  toInput,
  type ReturnableLine,
  type ReturnFormValues,
  type ReturnQuestion,
} from './return-form-view';
import styles from './return-form.module.css';
import { useReturnRequest } from './use-return-request';

const SENTENCES: readonly KnownSentence<CreateReturnTextId>[] = [
  [/is greater than you can return|cannot return (?:less|more) than/i, 'create-return.too-many'],
];
const LONGEST_COMMENT = 4000;
const LONGEST_ANSWER = 255;

export interface ReturnFormProps {
  /** The platform's id of the order. */
  orderId: string;
  /** As people read it. */
  number: string;
  lines: readonly ReturnableLine[];
  questions: readonly ReturnQuestion[];
  /** Ids of the returns that the order has already. */
  earlier: readonly string[];
}

/** What is sent back, how many of it, and why. */
export function ReturnForm({ orderId, number, lines, questions, earlier }: ReturnFormProps) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage({ sentences: SENTENCES, text });
  const request = useReturnRequest(number, earlier);
  // What there is to return may be read again while somebody types.
  const [defaultValues] = useState(() => toEmptyForm(lines, questions));
  const form: ShopForm<ReturnFormValues> = useShopForm<ReturnFormValues>({
    defaultValues,
    keep: `return-${number}`,
    guard: true,
    async onSubmit(values, { arrived }) {
      const input = toInput(orderId, values, { lines, questions });
      if (!input) return { failure: text('create-return.none-chosen') };
      const { data, error } = await request(input);
      if (error) return { failure: await say(error) };
      const created = data?.requestReturn?.return?.number;
      host.toasts.add({ type: 'success', message: text('create-return.done') });
      if (arrived()) host.navigation.replace(created ? returnPath(created) : RETURNS_PATH);
      return undefined;
    },
  });
  const { field, formProps, failure, isBusy } = form;
  return (
    <form {...formProps} className={styles.form}>
      <p>{text('create-return.intro')}</p>
      <FormFailure failure={failure} />
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <Line key={line.id} line={line} index={index} questions={questions} form={form} />
        ))}
      </ul>
      <TextAreaField {...field(COMMENT, form.rules.maxLength(LONGEST_COMMENT))} label={text('create-return.comment')} dir="auto" optional />
      <div>
        <Button type="submit" busy={isBusy}>
          {text('create-return.submit')}
        </Button>
      </div>
    </form>
  );
}

interface LineProps {
  line: ReturnableLine;
  index: number;
  questions: readonly ReturnQuestion[];
  form: ShopForm<ReturnFormValues>;
}

function Line({ line, index, questions, form: { form, field, rules } }: LineProps) {
  const text = useText();
  const isChosen = form.watch(chosenField(index)) === true;
  return (
    <li className={styles.line}>
      <ProductImage url={line.imageUrl} label="" width={56} />
      <div className={styles.what}>
        <CheckboxField {...field(chosenField(index))} label={text('create-return.item', { name: line.name })} />
        <p className={styles.sku}>
          <PartNumber sku={line.sku} />
        </p>
      </div>
      {isChosen && <Details line={line} index={index} questions={questions} field={field} rules={rules} />}
    </li>
  );
}

type DetailsProps = Omit<LineProps, 'form'> & Pick<ShopForm<ReturnFormValues>, 'field' | 'rules'>;

function Details({ line, index, questions, field, rules }: DetailsProps) {
  const text = useText();
  const problemText = useQuantityProblemText();
  const limits = { max: line.most };
  const isPieces = (value: unknown) => {
    const { problem } = parseQuantity(String(value), limits);
    return problem === undefined || problemText(problem, limits);
  };
  return (
    <fieldset className={styles.details}>
      <legend>
        <VisuallyHidden>{line.name}</VisuallyHidden>
      </legend>
      <TextField
        {...field(quantityField(index), isPieces)}
        label={text('create-return.quantity')}
        hint={text('create-return.of', { count: line.most })}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        required
      />
      {questions.map(({ code, label, isRequired, options }) => {
        const name = answerField(index, code);
        const marks = { label, required: isRequired, optional: !isRequired };
        const given = isRequired ? [rules.required] : [];
        const short = rules.maxLength(LONGEST_ANSWER);
        return options ? (
          <SelectField key={code} {...field(name, ...given)} {...marks} options={options} placeholder />
        ) : (
          <TextField key={code} {...field(name, ...given, short)} {...marks} dir="auto" />
        );
      })}
    </fieldset>
  );
}
