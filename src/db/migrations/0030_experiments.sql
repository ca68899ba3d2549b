-- Runs of A/B experiments. What visitors did is in tally, under the id of the run.
create table experiment (
  id integer generated always as identity primary key,
  -- A name of src/domain/analytics/experiments.ts.
  name text not null,
  -- Percentage of visitors that get the option; the others are the control.
  share integer not null check (share between 1 and 99),
  started_at timestamptz not null,
  stopped_at timestamptz check (stopped_at >= started_at)
);
-- One at a time: options of two would influence each other's results.
create unique index experiment_running on experiment ((true)) where stopped_at is null;
