-- Reviews by request: who was asked, by which key the agency answers, what a moderator looks at.
alter table review
  add column request_id integer unique references review_request on delete set null,
  add column reply_key_hash bytea unique,
  -- With the salt of the day, as everywhere: equal hashes mean one network on one day, and nothing later.
  add column address_hash text,
  add column network_hash text;
create index review_by_network on review (network_hash) where network_hash is not null;

-- One letter about one project to one person in a month.
create index review_request_of on review_request (agency_id, lower(email));

create index consent_of_subject on consent (subject);

-- To publish a review is more than to keep it: a consent of its own.
alter table consent drop constraint consent_kind_check;
alter table consent add constraint consent_kind_check
  check (kind in ('personal-data', 'transfer', 'newsletter', 'publication'));

-- Sites that have their texts get the new ones; an empty one gets all of them with its market.
insert into page_text (key, title, version, updated_at, html)
select 'consent-publication', 'Согласие на публикацию отзыва', '2026-1', now(), '<p>Я даю ООО «Мерило» согласие опубликовать на сайте мой отзыв: оценки, текст, услугу, стоимость и срок работы, мою должность и название компании. Имя публикуется, только если я отметил это в форме.</p>
<p><strong>Цель:</strong> посетители сайта узнают об опыте клиентов агентства. Оценки отзыва учитываются в рейтинге.</p>
<p><strong>Срок:</strong> до отзыва согласия. Отозвать его можно письмом на <a href="mailto:privacy@merilo.example">privacy@merilo.example</a> с адреса, на который приходила ссылка: отзыв будет снят с публикации.</p>
<p>Это согласие не связано с <a href="/consent/">согласием на обработку персональных данных</a> и даётся отдельной отметкой.</p>'
where exists (select from page_text);

insert into page_text (key, title, version, updated_at, html)
select 'review-help', 'Как запросить отзыв', '2026-1', now(), '<p>Отзыв на «Мериле» пишет только клиент, по личной ссылке из письма. Так мы знаем, что автор работал с агентством, а не проходил мимо.</p>
<h2>Как это устроено</h2>
<ol>
<li>Агентство или сам клиент заполняет <a href="/review-request/">короткую форму</a>: агентство, услуга, адрес сайта проекта и рабочая почта клиента.</li>
<li>На эту почту приходит письмо с личной ссылкой. Она действует один раз и 60 дней.</li>
<li>Клиент открывает ссылку, ставит оценки по пяти критериям и общую, пишет, что получилось и что можно было сделать лучше. Черновик остаётся в его браузере, пока отзыв не отправлен.</li>
<li>Редактор проверяет отзыв. О решении автор узнаёт из письма.</li>
<li>После публикации агентство получает ссылку для ответа. Ответ — один, рядом с отзывом.</li>
</ol>
<h2>Какую почту указывать</h2>
<p>Лучше всего почту на домене сайта проекта: такой отзыв отмечен словами «Почта на домене компании» и весит в рейтинге больше. Подойдёт и другая почта, но тогда нужно объяснить, почему она на другом домене: например, сайт принадлежит бренду, а почта — управляющей компании.</p>
<h2>Чего мы не принимаем</h2>
<ul>
<li>Почту самого агентства: о себе отзывов не пишут.</li>
<li>Второй отзыв от той же компании об этом же агентстве в течение года.</li>
<li>Второе письмо о том же проекте на тот же адрес в течение 30 дней.</li>
<li>Оскорбления, чужие персональные данные, рекламу и тексты не о работе агентства.</li>
</ul>
<h2>Если ссылка не работает</h2>
<p>Ссылка могла устареть или уже быть использована. Попросите агентство прислать запрос ещё раз или <a href="/review-request/">запросите отзыв сами</a>. Оценки и смысл отзыва мы не правим; порядок проверки описан в <a href="/rules/">правилах</a>.</p>'
where exists (select from page_text);

update page_text
set html = replace(html, 'один раз и 30 дней', 'один раз и 60 дней'), version = '2026-2', updated_at = now()
where key = 'rules' and version = '2026-1';
