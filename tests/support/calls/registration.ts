/** A valid registration. */
export const REGISTRATION = {
  name: 'Тихая гавань',
  site: 'https://tikhaya-gavan.example/',
  services: 'sites,crm',
  founded: '2011',
  headcount: '24',
  country: 'russia',
  city: 'kazan',
  address: 'ул. Баумана, д. 0, офис 5',
  phone: '8 (843) 000-12-34',
  email: 'info@tikhaya-gavan.example',
  administrator_name: 'Вера Осипова',
  administrator_email: 'vera@tikhaya-gavan.example',
  consent: true,
}
