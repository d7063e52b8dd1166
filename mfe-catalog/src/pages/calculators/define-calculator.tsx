import { type ComponentType, type ReactNode, useId } from 'react';
import { Link, useHost, useSnapshot } from 'shared-platform';
import { Breadcrumbs, Button, formatNumber, isolateLtr, SelectField, TextField } from 'shared-ui';
import type { AttributeOptionsQuery } from '../../features/attribute-options/attribute-options.graphql.ts';
import styles from './calculator.module.css';
import {
  type ChoiceInput,
  type InputProblem,
  type Inputs,
  isAsked,
  MAX_TYPED,
  type NumberInput,
  type ReadInputs,
  readInputs,
  searchWith,
  type ValuesOf,
} from './inputs';
import { type CalculatorText, useText } from './messages/source';
import { CALCULATORS_PATH, type Tool, toolPath, TOOLS } from './tools';

export interface ResultProps<Values, Result> {
  values: Values;
  result: Result;
  /** The platform's options of the attributes that were asked for. */
  options: AttributeOptionsQuery | undefined;
}

export interface CalculatorDefinition<Declared extends Inputs, Result> {
  tool: Tool;
  inputs: Declared;
  labels: { readonly [Name in keyof Declared]: CalculatorText };
  /** Texts of choices; one without text is a designation, and is its own. */
  choices?: { readonly [Name in keyof Declared]?: Readonly<Record<string, CalculatorText>> };
  /** Of a choice, those that can be chosen now. */
  offered?: (name: keyof Declared, values: Readonly<Record<string, string>>) => readonly string[] | undefined;
  /** Attributes whose options the result's link filters by. */
  attributes: readonly string[];
  /** Undefined where each value is possible, and all of them together are not: then `impossible` is said by its field. */
  calculate: (values: ValuesOf<Declared>) => Result | undefined;
  impossible?: { input: keyof Declared & string; text: CalculatorText };
  result: ComponentType<ResultProps<ValuesOf<Declared>, NonNullable<Result>>>;
  /** Symbols of mathematics: the same in both languages. */
  formula: ReactNode;
  /** Who says so: names of standards and books are not translated. */
  source: string;
}

/** One of the tools, ready to be shown. */
export interface DescribedCalculator {
  attributes: readonly string[];
  Calculator: ComponentType<{ options: AttributeOptionsQuery | undefined }>;
}

/** A calculator: everything that is typed is in the address, so that it can be sent to somebody, and works without scripts. */
export function defineCalculator<Declared extends Inputs, Result>(calculator: CalculatorDefinition<Declared, Result>): DescribedCalculator {
  return {
    attributes: calculator.attributes,
    Calculator: ({ options }) => <Calculator calculator={calculator} options={options} />,
  };
}

interface CalculatorProps<Declared extends Inputs, Result> {
  calculator: CalculatorDefinition<Declared, Result>;
  options: AttributeOptionsQuery | undefined;
}

function Calculator<Declared extends Inputs, Result>({ calculator, options }: CalculatorProps<Declared, Result>) {
  const text = useText();
  const { location } = useSnapshot(useHost().navigation.state);
  const read = readInputs(calculator.inputs, location.search);
  const result = read.values && calculator.calculate(read.values);
  const isImpossible = read.values !== undefined && (result === undefined || result === null);
  const title = text(`calc.${calculator.tool}`);
  const Result = calculator.result;
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: text('home'), to: '/' }, { label: text('calc.all'), to: CALCULATORS_PATH }, { label: title }]} />
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.intro}>{text(`calc.${calculator.tool}.intro`)}</p>
      <div className={styles.columns}>
        <Fields calculator={calculator} read={read} isImpossible={isImpossible} />
        <section className={styles.result} aria-label={text('calc.result')}>
          <h2>{text('calc.result')}</h2>
          {read.values && result !== undefined && result !== null ? (
            <Result values={read.values} result={result} options={options} />
          ) : (
            <p className={styles.none}>{text(isImpossible && calculator.impossible ? calculator.impossible.text : 'calc.check-fields')}</p>
          )}
        </section>
      </div>
      <section className={styles.about}>
        <h2>{text('calc.formula')}</h2>
        <div className={styles.formula} dir="ltr" lang="en">
          {calculator.formula}
        </div>
        <p className={styles.source}>
          {text('calc.source')} <bdi lang="en">{calculator.source}</bdi>
        </p>
        <p className={styles.source}>{text('calc.limits')}</p>
      </section>
      <OtherTools tool={calculator.tool} />
    </div>
  );
}

interface FieldsProps<Declared extends Inputs, Result> {
  calculator: CalculatorDefinition<Declared, Result>;
  read: ReadInputs<Declared>;
  isImpossible: boolean;
}

/** Answers while somebody types; without scripts a button sends the form. */
function Fields<Declared extends Inputs, Result>({ calculator, read, isImpossible }: FieldsProps<Declared, Result>) {
  const host = useHost();
  const text = useText();
  const { inputs, labels, impossible } = calculator;
  const path = toolPath(calculator.tool);
  const change = (name: string, value: string) => host.navigation.replace(`${path}${searchWith(inputs, read.typed, name, value)}`);
  return (
    <form
      action={host.navigation.href(path)}
      method="get"
      className={styles.form}
      aria-label={text('calc.inputs')}
      onSubmit={(event) => event.preventDefault()}
    >
      {Object.entries(inputs).map(([name, input]) => {
        const common = { name, label: text(labels[name] ?? 'calc.all'), value: read.typed[name] ?? '' };
        if (input.kind === 'choice')
          return (
            <SelectField
              {...common}
              key={name}
              className={styles.wide}
              options={choicesOf(calculator, name, input, read.typed).map(({ value, id }) => ({ value, label: id ? text(id) : value }))}
              onChange={(event) => change(name, event.target.value)}
            />
          );
        if (!isAsked(input, read.typed)) return null;
        const problem = read.problems[name];
        const error = problem
          ? problemText(text, problem, input)
          : isImpossible && impossible?.input === name
            ? text(impossible.text)
            : undefined;
        return <NumberField {...common} key={name} input={input} error={error} onText={(value) => change(name, value)} />;
      })}
      <noscript>
        <Button type="submit">{text('calc.calculate')}</Button>
      </noscript>
    </form>
  );
}

function choicesOf<Declared extends Inputs, Result>(
  { choices, offered }: CalculatorDefinition<Declared, Result>,
  name: string,
  input: ChoiceInput,
  typed: Readonly<Record<string, string>>,
): { value: string; id: CalculatorText | undefined }[] {
  return (offered?.(name, typed) ?? input.options).map((value) => ({ value, id: choices?.[name]?.[value] }));
}

interface NumberFieldProps {
  name: string;
  label: string;
  value: string;
  input: NumberInput;
  error: string | undefined;
  onText: (text: string) => void;
}

function NumberField({ input, onText, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      optional={input.isOptional}
      inputMode={input.isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      maxLength={MAX_TYPED}
      onChange={(event) => onText(event.target.value)}
      suffix={input.unit && <span className={styles.unit}>{input.unit}</span>}
    />
  );
}

/** Limits in the field's own unit. */
function problemText(text: ReturnType<typeof useText>, problem: InputProblem, { unit }: NumberInput): string {
  const limit = 'limit' in problem ? isolateLtr(`${formatNumber(problem.limit)}${unit && `\u00a0${unit}`}`) : '';
  return text(`calc.problem.${problem.kind}`, { limit });
}

function OtherTools({ tool }: { tool: Tool }) {
  const text = useText();
  const headingId = useId();
  return (
    <nav className={styles.others} aria-labelledby={headingId}>
      <h2 id={headingId}>{text('calc.others')}</h2>
      <ul>
        {TOOLS.filter((other) => other !== tool).map((other) => (
          <li key={other}>
            <Link to={toolPath(other)}>{text(`calc.${other}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
