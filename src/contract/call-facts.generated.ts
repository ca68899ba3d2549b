// Made by `npm run generate` from src/contract/calls. Do not edit.
import type { CommandName, Fact, NameWith } from './index.ts'

export const COMMANDS: { readonly [N in CommandName]: true } = {
  'agency-show-phone': true,
  'agency-page-send-feedback': true,
  'promo-page-send-feedback': true,
  'tenderline-form': true,
  'tender-confirm': true,
  'tender-outcome': true,
  'tender-read': true,
  'tender-answer': true,
  'review-req-new': true,
  'review-add-send': true,
  'review-reply-send': true,
  '/v2/forms/registration': true,
  'message-confirm': true,
  'send-feedback': true,
  '/v2/digitalStats/subscribe': true,
  'cases-subscribe': true,
  'news-subscribe': true,
  'subscription-confirm': true,
  'subscription-end': true,
  'count-events': true,
  'advertising-send-statistics': true,
  'advertising-order': true,
}

/** The list of an answer that the next page is appended to. */
export const GROWING_LIST: { readonly [N in NameWith<'grows'>]: Fact<N, 'grows'> } = {
  'rating-page-main-info': 'rows',
  'rating-reviews': 'reviews',
  'agency-portfolio-list': 'data',
  'agency-reviews': 'reviews',
  'customer-reviews': 'reviews',
  'cms-projects': 'data',
  'cms-reviews': 'reviews',
  'agencies-interviews': 'list',
  'cases-list': 'cases_list',
  'news-list': 'data',
  'agency-mentions': 'data',
}

/** The part of an earlier answer that an empty list keeps. */
export const KEPT_WHEN_EMPTY: { readonly [N in NameWith<'keptWhenEmpty'>]: Fact<N, 'keptWhenEmpty'> } = {
  'rating-reviews': 'price_range',
  'customer-reviews': 'price_range',
}

/** The parameter by which several answers are kept side by side. */
export const KEPT_BY: { readonly [N in NameWith<'keptBy'>]: Fact<N, 'keptBy'> } = {
  'agency-header': 'agency',
  '/v2/digitalStats/charts/{id}': 'id',
}
